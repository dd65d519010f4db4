import { createContext, Fragment, type ReactNode, use, useEffect, useState } from 'react';
import { romajiBelowChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';

type Converter = typeof import('#core/japanese/to-romaji.ts');

const RomajiContext = createContext<Converter | null>(null);

/** Shows romaji under all Japanese inside, if the learner has chosen it. The converter is loaded only then. */
export function RomajiBelow({ children }: { readonly children: ReactNode }) {
  const isChosen = useChoice(romajiBelowChoice) === 'on';
  const [converter, setConverter] = useState<Converter | null>(null);
  useEffect(() => {
    if (isChosen) void import('#core/japanese/to-romaji.ts').then(setConverter, () => undefined);
  }, [isChosen]);
  return <RomajiContext value={isChosen ? converter : null}>{children}</RomajiContext>;
}

/** For pages where romaji is already there, or is what the learner is asked for. */
export function WithoutRomaji({ children }: { readonly children: ReactNode }) {
  return <RomajiContext value={null}>{children}</RomajiContext>;
}

/** A part of a Japanese text; `before` is the part before it. */
interface TextPart {
  readonly text: string;
  readonly reading?: string | undefined;
}

interface WithRomajiProps {
  readonly part: TextPart;
  readonly before: TextPart | undefined;
  /** The part as it looks without romaji. */
  readonly children: ReactNode;
}

/** The part with its romaji below: under each kana, or under the kanji whose reading it is. */
export function WithRomaji({ part, before, children }: WithRomajiProps) {
  const converter = use(RomajiContext);
  if (!converter) return children;
  const { text, reading } = part;
  if (reading !== undefined) return <Below romaji={converter.toRomaji(reading)}>{children}</Below>;
  const previous = { text: before?.text ?? '', isKanji: before?.reading !== undefined };
  return converter.romajiPieces(text, previous).map((piece, index) =>
    piece.romaji === undefined ? (
      <Fragment key={index}>{piece.text}</Fragment>
    ) : (
      <Below key={index} romaji={piece.romaji}>
        {piece.text}
      </Below>
    ),
  );
}

/** Not read aloud: it says the same again. */
function Below({ romaji, children }: { readonly romaji: string; readonly children: ReactNode }) {
  return (
    <ruby className="romaji-below">
      {children}
      <rt aria-hidden lang="vi">
        {romaji}
      </rt>
    </ruby>
  );
}
