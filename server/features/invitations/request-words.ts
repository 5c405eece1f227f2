import type { RequestKind } from '@candor/domain/model/invitation';

/** A request, as news and letters phrase it after the person's name. */
export const ASKS: Record<RequestKind, string> = {
  adjustment: 'asks for an adjustment',
  question: 'has a question',
  withdraw: 'withdraws',
  erase: 'asks to be erased',
};
