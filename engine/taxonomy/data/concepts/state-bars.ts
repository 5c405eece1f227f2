const STATES =
  `Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|New York State|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Washington State|West Virginia|Wisconsin|Wyoming`.split(
    '|',
  );

/** The codes of states that are no other word, or hardly ever one. */
const CODES = 'AZ CT FL GA IL KS KY MN NC NE NH NJ NV NY SC TN TX UT VA VT WI WV WY'.split(' ');

/** States whose code and 'bar' mean nothing else: 'JD and NY bar', but 'VT bar' may be of a pub. */
const BARRED = 'CA FL GA IL NC NJ NV NY SC TN TX VA WA WI'.split(' ');

/** How American lawyers write that a state has admitted them, as aliases: 'Admitted: Colorado', 'State Bar of Texas No. 1'. */
export const STATE_BARS: string = [...STATES, ...CODES]
  .flatMap((state) => [
    `admitted ${state}`,
    `admitted in ${state}`,
    `admitted in the state of ${state}`,
    `admitted to practice ${state}`,
    `admitted to practice in ${state}`,
    `admitted to practice law in ${state}`,
    `admitted to the ${state} bar`,
    `admitted to ${state} bar`,
    `admitted to the bar of ${state}`,
    `admitted to the bar in ${state}`,
    `bar admission ${state}`,
    `bar admissions ${state}`,
    `${state} bar admission`,
    `${state} bar license`,
    `${state} bar member`,
    `${state} bar no`,
    `${state} bar number`,
    `${state} bar association`,
    `${state} state bar`,
    `licensed to practice in ${state}`,
    `licensed to practice law in ${state}`,
    `member of the ${state} bar`,
    `state bar of ${state}`,
    ...(BARRED.includes(state) ? [`${state} bar`] : []),
  ])
  .join(', ');
