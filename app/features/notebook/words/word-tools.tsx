import { CheckCheck, Download, EyeOff, Printer, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ankiPageTexts } from '#contract/texts/anki-export.ts';
import { wordListTexts as texts } from '#contract/texts/notebook.ts';
import { WORD_ORDERS, type WordOrder } from '#core/notebook/word-order.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/forms/field.tsx';
import { ListSearch } from '#app/ui/forms/list-search.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import type { Hidden } from './word-card.tsx';

interface WordToolsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly order: WordOrder;
  readonly onOrder: (order: WordOrder) => void;
  readonly knowsMemory: boolean;
  readonly hidden: Hidden;
  readonly onHide: (hidden: Hidden) => void;
  readonly listening: boolean;
  readonly onListen: () => void;
  readonly onPrint: () => void;
  readonly selecting: boolean;
  readonly onSelect: () => void;
  /** Where the words are exported. */
  readonly exportTo: string;
}

/** Search, order and everything that is done with a whole list of words. */
export function WordTools(props: WordToolsProps) {
  const { search, onSearch, order, onOrder, knowsMemory, hidden, onHide } = props;
  const orders = WORD_ORDERS.filter((one) => knowsMemory || one !== 'memory');
  return (
    <div className="grid gap-4">
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)_10.5rem] items-start gap-x-2 sm:grid-cols-[minmax(0,1fr)_14rem] sm:gap-x-4">
        <ListSearch label={texts.search} search={search} onSearch={onSearch} />
        <Select
          label={texts.order}
          value={order}
          onChange={({ target }) => {
            const chosen = WORD_ORDERS.find((one) => one === target.value);
            if (chosen) onOrder(chosen);
          }}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {texts.orders[one]}
            </option>
          ))}
        </Select>
        <p className="col-span-2 mt-1.5 text-sm text-ink-soft max-sm:hidden">{texts.searchHint}</p>
      </div>
      <div role="group" aria-label={texts.tools} className="flex flex-wrap gap-2">
        <Tool
          icon={<EyeOff />}
          pressed={hidden.meaning}
          onClick={() => onHide({ ...hidden, meaning: !hidden.meaning })}
        >
          {texts.hideMeaning}
        </Tool>
        <Tool
          icon={<EyeOff />}
          pressed={hidden.reading}
          onClick={() => onHide({ ...hidden, reading: !hidden.reading })}
        >
          {texts.hideReading}
        </Tool>
        <Tool icon={<Volume2 />} pressed={props.listening} onClick={props.onListen}>
          {texts.listen}
        </Tool>
        <Tool icon={<CheckCheck />} pressed={props.selecting} onClick={props.onSelect}>
          {texts.select}
        </Tool>
        <Tool icon={<Printer />} onClick={props.onPrint}>
          {texts.print}
        </Tool>
        <ButtonLink to={props.exportTo} variant="secondary" size="small">
          <Download aria-hidden className="size-4.5" />
          {ankiPageTexts.link}
        </ButtonLink>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly icon: ReactNode;
  /** Whether it is switched on; absent for what happens at once. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ icon, pressed, onClick, children }: ToolProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      icon={icon}
      aria-pressed={pressed}
      onClick={onClick}
      className="aria-pressed:border-indigo aria-pressed:bg-indigo-wash aria-pressed:text-indigo [&_svg]:size-4.5"
    >
      {children}
    </Button>
  );
}
