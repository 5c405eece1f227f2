/** The box of a card and of the list around it: the cards and what stands in for them have the same. */
export const CARD_SHAPE = {
  list: 'border-t border-border sm:grid sm:grid-cols-2 sm:gap-3 sm:border-t-0 sm:pt-1',
  card: 'flex min-w-0 gap-1 border-b border-hairline py-2 sm:rounded-card sm:border sm:border-border sm:px-2 sm:py-3',
  tick: '-ml-1.5 pt-0.5 pointer-coarse:-mt-2 pointer-coarse:-ml-3 sm:ml-0',
};
