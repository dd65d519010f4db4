import { chatTexts } from '#contract/texts/chat.ts';
import { useFuriganaSwitch } from '#app/lib/choices/furigana-switch.ts';
import { classNames } from '#app/ui/class-names.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';

const EXAMPLE = [{ text: '字', reading: 'じ' }];

interface FuriganaSwitchProps {
  /** Whether wide screens show the label beside the icon. */
  readonly named?: boolean;
}

/** Switches furigana in answers on or off; the icon shows the state. */
export function FuriganaSwitch({ named = false }: FuriganaSwitchProps) {
  const [on, switchFurigana] = useFuriganaSwitch();
  return (
    <button
      type="button"
      title={chatTexts.furigana}
      aria-pressed={on}
      onClick={() => switchFurigana(!on)}
      className={classNames(
        iconButtonStyles,
        'aria-pressed:text-indigo',
        named && 'lg:flex lg:w-auto lg:items-center lg:gap-2 lg:px-3',
      )}
    >
      <span aria-hidden className="text-lg leading-none">
        <JapaneseText showReading={on}>{EXAMPLE}</JapaneseText>
      </span>
      <span className={named ? 'font-bold max-lg:sr-only' : 'sr-only'}>{chatTexts.furigana}</span>
    </button>
  );
}
