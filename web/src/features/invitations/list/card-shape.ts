/** The box of a card and of the list around it: the cards and what stands in for them have the same. */
export const CARD_SHAPE = {
  list: 'sm:grid sm:grid-cols-2 sm:gap-3 sm:pt-3',
  card: 'relative flex min-w-0 gap-1 border-b border-hairline py-2 sm:rounded-card sm:border sm:border-border sm:px-3',
  tick: '-ml-3 grid size-11 shrink-0 place-items-center',
  heading: 'border-b border-border pt-4 pb-1.5 text-13 font-medium',
};
