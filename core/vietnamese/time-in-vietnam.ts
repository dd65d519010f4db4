const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const time = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const date = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

/** `09:00 ngày 12/03/2026`: for mails, which cannot know the clock of their reader. */
export const timeInVietnam = (moment: Date): string => `${time.format(moment)} ngày ${date.format(moment)}`;
