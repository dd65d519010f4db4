type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELD = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** Fields that somebody has typed into. What a form was filled with at its start is not work. */
const typedInto = new Set<TextField>();

/** Notes what is typed on this page, until the returned function is called. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
    if (isTextField(target)) typedInto.add(target);
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** Not a search box: what is typed there is a question, which is soon typed again. */
const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof Element && target.matches(TEXT_FIELD) && target.closest('[role=search]') === null;

/** Whether another page in place of this one would take something away: an exercise, or a text that is not sent yet. */
export const wouldLoseWork = (): boolean =>
  document.querySelector('[data-practice]') !== null ||
  [...typedInto].some((field) => field.isConnected && field.value.trim() !== '');
