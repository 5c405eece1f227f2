/** Gives customers at the payment provider the addresses that are new; asked for by whoever changes one. */
export const TELL_ADDRESSES = 'tell-new-addresses';
