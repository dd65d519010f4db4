import { BookmarkPlus, Volume2 } from 'lucide-react';
import type { FoundItem, ItemExample } from '#contract/dictionary/item.ts';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts, wordClassNames } from '#contract/texts/dictionary.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { Badge } from '#app/ui/badge.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { PinButton } from '../pin-button.tsx';
import { foundAs } from './found-as.ts';

interface ResultCardProps {
  readonly item: FoundItem;
  readonly searched: string;
  readonly onListen: () => void;
  readonly onSave: () => void;
}

/** One search result. The whole card links to the word page; the buttons are on top of that link. */
export function ResultCard({ item, searched, onListen, onSave }: ResultCardProps) {
  const { id, kanji, hiragana, sino, mean, type, wordClass, descriptions, variants } = item;
  const [example] = descriptions;
  return (
    <article className="relative grid gap-3 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-indigo sm:p-6">
      <FoundBy item={item} searched={searched} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-24 gap-1">
          <h3 className="flex flex-wrap items-baseline gap-x-4">
            <Link
              to={paths.word(id)}
              className="text-3xl font-bold after:absolute after:inset-0 after:rounded-lg"
            >
              <JapaneseText>{kanji}</JapaneseText>
            </Link>
            {variants && <JapaneseText className="text-lg text-ink-soft">{`【${variants}】`}</JapaneseText>}
            {hiragana !== kanji && <JapaneseText className="text-lg text-ink-soft">{hiragana}</JapaneseText>}
          </h3>
          {sino && <p className="han-viet text-vermilion">{sino}</p>}
        </div>
        <div className="relative -mt-1 -mr-2 flex shrink-0">
          <IconButton label={searchTexts.listenTo(kanji)} icon={<Volume2 />} onClick={onListen} />
          <PinButton item={item} />
          <IconButton label={searchTexts.save(kanji)} icon={<BookmarkPlus />} onClick={onSave} />
        </div>
      </div>
      <p lang={isTailId(id) ? 'en' : undefined} className="text-lg">
        <MixedText>{mean}</MixedText>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <LevelBadge level={type} />
        {isTailId(id) && <Badge className="whitespace-normal!">{dictionaryTexts.englishOnly}</Badge>}
        {wordClass && (
          <Badge>
            <span>
              <MixedText>{wordClassNames[wordClass]}</MixedText>
            </span>
          </Badge>
        )}
        {isFalseFriend(item, searched) && (
          <Badge tone="vermilion">{dictionaryTexts.cognate['false-friend']}</Badge>
        )}
      </div>
      {example && <FirstExample {...example} />}
    </article>
  );
}

/** Who types miễn cưỡng does not mean 勉強. */
const isFalseFriend = ({ cognate }: FoundItem, searched: string): boolean =>
  cognate?.kind === 'false-friend' && !hasJapanese(searched);

function FoundBy({ item, searched }: Pick<ResultCardProps, 'item' | 'searched'>) {
  const match = foundAs(item, searched);
  if (!match) return null;
  const matched = (
    <span className="font-bold text-ink">
      <MixedText>{match.matched}</MixedText>
    </span>
  );
  return (
    <p className="text-sm text-ink-soft">
      {match.kind === 'piece' ? (
        <>
          {searchTexts.matchedPiece} {matched}
        </>
      ) : (
        <>
          {matched} → <JapaneseText className="font-bold text-ink">{item.kanji}</JapaneseText>:{' '}
          <MixedText>{match.chain.join(' → ')}</MixedText>
        </>
      )}
    </p>
  );
}

function FirstExample({ text, translate, ruby }: ItemExample) {
  return (
    <div className="border-t border-line pt-3">
      <JapaneseText as="p" className="leading-loose">
        {ruby ? parseRuby(ruby) : text}
      </JapaneseText>
      <p className="text-sm text-ink-soft">{translate}</p>
    </div>
  );
}
