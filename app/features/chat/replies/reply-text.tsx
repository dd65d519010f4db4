import { type ReactNode, useMemo, useRef } from 'react';
import { withoutHalfMarks } from '#core/chat/half-reply.ts';
import { parseReply } from '#core/chat/parse-reply.ts';
import type { Block, Inline, Line } from '#core/chat/reply.ts';
import { useFuriganaSwitch } from '#app/lib/choices/furigana-switch.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { TextLink } from '#app/ui/link.tsx';
import { JapaneseRun } from './japanese-run.tsx';
import { ListenToLine } from './listen-to-line.tsx';
import { ReplyContext, useReply } from './reply-context.ts';
import { useAnnotations } from './use-annotations.ts';

interface ReplyTextProps {
  readonly text: string;
  /** The text is still streaming or was interrupted: marks may be incomplete. */
  readonly incomplete: boolean;
  /** The text is final: its words can be looked up. */
  readonly ended: boolean;
}

/** An answer of the assistant. Its text is never used as HTML: only our own elements are rendered. */
export function ReplyText({ text, incomplete, ended }: ReplyTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const seen = useSeen(container);
  const blocks = useMemo(() => parseReply(incomplete ? withoutHalfMarks(text) : text), [text, incomplete]);
  const wordsOf = useAnnotations(blocks, ended && seen);
  const [furigana] = useFuriganaSwitch();
  const context = useMemo(() => ({ wordsOf, furigana, ended }), [wordsOf, furigana, ended]);
  return (
    <ReplyContext value={context}>
      <div ref={container} className="grid gap-3 wrap-anywhere [&_ruby]:leading-loose">
        {blocks.map((block, index) => (
          <ReplyBlock key={index} block={block} />
        ))}
      </div>
    </ReplyContext>
  );
}

function ReplyBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Lines lines={block.lines} />
        </p>
      );
    case 'heading':
      return (
        <p className="font-bold">
          <SpokenLine line={block.line} />
        </p>
      );
    case 'list':
      return <ReplyList list={block} />;
  }
}

function ReplyList({ list: { first, items } }: { readonly list: Extract<Block, { kind: 'list' }> }) {
  const rows = items.map((lines, index) => (
    <li key={index}>
      <Lines lines={lines} />
    </li>
  ));
  return first === null ? (
    <ul className="grid list-disc gap-1 pl-5">{rows}</ul>
  ) : (
    <ol start={first} className="grid list-decimal gap-1 pl-7">
      {rows}
    </ol>
  );
}

const Lines = ({ lines }: { readonly lines: readonly Line[] }): ReactNode =>
  lines.map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      <SpokenLine line={line} />
    </span>
  ));

/** A line that is still being written has no sound yet. */
function SpokenLine({ line }: { readonly line: Line }) {
  const { ended } = useReply();
  return (
    <>
      <Inlines line={line} />
      {ended && <ListenToLine line={line} />}
    </>
  );
}

interface InlinesProps {
  readonly line: Line;
  readonly linked?: boolean;
}

const Inlines = ({ line, linked = false }: InlinesProps): ReactNode =>
  line.map((inline, index) => <ReplyInline key={index} inline={inline} linked={linked} />);

function ReplyInline({ inline, linked }: { readonly inline: Inline; readonly linked: boolean }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'japanese':
      return <JapaneseRun ruby={inline.ruby} linked={linked} />;
    case 'bold':
      return (
        <strong className="font-bold">
          <Inlines line={inline.inside} linked={linked} />
        </strong>
      );
    case 'link':
      return (
        <TextLink to={inline.to}>
          <Inlines line={inline.inside} linked />
        </TextLink>
      );
  }
}
