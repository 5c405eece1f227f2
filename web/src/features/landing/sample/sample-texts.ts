/** The invented job of the sample. */
export const SAMPLE_JOB_TITLE = 'Nurse Manager, Cardiac Step-Down';

export const SAMPLE_JOB = `${SAMPLE_JOB_TITLE}

You lead the nursing team of a 24-bed cardiac step-down unit.

You must have
- A registered nurse licence
- At least 5 years of cardiac nursing
- Experience leading a nursing team: shift planning and staff scheduling
- Patient safety

Nice to have
- Falls prevention
- Fluent Spanish
`;

export type SampleText = {
  name: string;
  headline: string;
  /** What one should look at. */
  remark: string;
  text: string;
};

/** Two invented people: one shows the work in other words, the other lists the words. */
export const SAMPLE_TEXTS: readonly SampleText[] = [
  {
    name: 'Ragna Thorvald',
    headline: 'Charge nurse, cardiac unit, 9 years',
    remark: 'She never wrote “manager”. The sentences that count are marked.',
    text: `Charge Nurse

Experience
Charge Nurse, Cardiac Unit, Kestrel Hill Hospital, 2016 to 2025
- Nine years of cardiac nursing on a 24-bed unit, nights and days.
- In charge of up to eleven nurses per shift since 2019: staff scheduling, breaks, call-outs.
- Led the patient safety round; trained new staff in telemetry, medication and care plans.
- Cut falls by a third in one year: hourly rounds and falls prevention at the bedside.

Licences
Registered Nurse licence, valid to 2027
`,
  },
  {
    name: 'Colm Brannigan',
    headline: 'Medical receptionist, 4 years',
    remark: 'Every keyword is in the list. Dated work shows less.',
    text: `Medical Receptionist

Experience
Medical Receptionist, Harbour Street Outpatients, 2021 to 2025
- Booked appointments for two heart specialists and kept the waiting list.
- Answered patients in English and Spanish on the phone.

Skills
Leadership, nurse manager, cardiac nursing, shift planning, staff scheduling, falls prevention, patient safety

Languages
English, Spanish (fluent)
`,
  },
];
