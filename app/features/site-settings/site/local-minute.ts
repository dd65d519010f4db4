const MINUTE_CHARS = 'yyyy-mm-ddThh:mm'.length;

/** A moment as a field of the type `datetime-local` shows it, in the time zone of this device. */
export function localMinute(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, MINUTE_CHARS);
}

/** The moment that such a field means; null if it is empty. */
export function momentOf(typed: string): string | null {
  const moment = new Date(typed);
  return typed === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
