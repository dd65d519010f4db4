/** The owner, on this device, of what belongs to no account: done without one, or a reply that is the same for everybody. */
export const NO_ACCOUNT = 0;
