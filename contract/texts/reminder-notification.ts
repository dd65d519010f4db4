/** Without imports: the service worker has these texts too. */

interface Facts {
  readonly due: number;
  /** 0 when no streak would end today. */
  readonly streak: number;
}

/** What there is to do today, for a mail and for a notification. */
export const reminderFacts = ({ due, streak }: Facts): string[] => [
  ...(due > 0 ? [`Bạn có ${due} thẻ đang chờ ôn.`] : []),
  ...(streak > 0 ? [`Học hôm nay để nối dài chuỗi ${streak} ngày học của bạn.`] : []),
];

/** A reminder as a notification: the same facts as in the mail, short enough for a lock screen. */
export const reminderNotificationTexts = {
  title: 'Hôm nay bạn ghé học một chút nhé',
  body: ({ isLast, ...facts }: Facts & { readonly isLast: boolean }): string =>
    [
      ...reminderFacts(facts),
      ...(isLast ? ['Đây là lời nhắc cuối; khi muốn học tiếp, bạn bật lại trong phần Cài đặt.'] : []),
    ].join(' '),
  /** When the message cannot be read: browsers insist on showing something. */
  unreadable: 'Vài phút là đủ.',
} as const;
