/** Gives customers at the payment provider the addresses that are new; asked for by whoever changes one. */
export const TELL_ADDRESSES = 'tell-new-addresses';
/** Tells Ashby how the invitations are that it asked for; asked for by whatever moves one. */
export const TELL_ASHBY = 'tell-ashby';
