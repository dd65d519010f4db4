/** The only cookie of the product; `/privacy` names it. It lets nobody in, it only tells a known browser from a stranger's. */
export const DEVICE_COOKIE = 'kakehashi-device';
