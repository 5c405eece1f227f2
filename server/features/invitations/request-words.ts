import type { RequestKind } from '@candor/domain/model/invitation';

/** What somebody asks, as news and letters say it behind their name. */
export const ASKS: Record<RequestKind, string> = {
  adjustment: 'asks for an adjustment',
  question: 'has a question',
  withdraw: 'withdraws',
  erase: 'asks to be erased',
};
