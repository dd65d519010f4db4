import { Volume2 } from 'lucide-react';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { type Line, plainRuby } from '#core/chat/reply.ts';
import { spokenOf } from '#core/chat/spoken-line.ts';
import { rubyText } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';

/** Speaks the Japanese of a line, as the answer reads it: 一日[ついたち] is not いちにち. */
export function ListenToLine({ line }: { readonly line: Line }) {
  const ruby = spokenOf(line);
  const written = ruby ? rubyText(ruby) : '';
  if (!ruby || written === '' || written.length > SENTENCE_MAX_CHARS) return null;
  const text = plainRuby(ruby);
  return (
    <IconButton
      label={chatTexts.listenTo(text)}
      icon={<Volume2 aria-hidden />}
      // Small enough for a line of text; the area to touch reaches beyond the icon.
      className="relative -my-1.5 ml-1 size-8! align-middle after:absolute after:-inset-1.5 [&_svg]:size-4!"
      onClick={() => void listenTo(text, { text: written })}
    />
  );
}
