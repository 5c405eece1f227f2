/** Passes new addresses on to the payment provider's customers; requested by whoever changes one. */
export const TELL_ADDRESSES = 'tell-new-addresses';
/** Reports the state of invitations that Ashby requested; requested by whatever changes one. */
export const TELL_ASHBY = 'tell-ashby';
