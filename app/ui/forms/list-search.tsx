import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SEARCH_PAUSE_MS } from '#contract/limits.ts';
import { Field } from './field.tsx';

interface ListSearchProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches a list when typing pauses, or at once with Enter. */
export function ListSearch({ label, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  // The URL changed from outside: by "back", or by a link to the whole list.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);

  const ask = (text: string) => {
    clearTimeout(pause.current);
    asked.current = text.trim();
    onSearch(asked.current);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => ask(text), SEARCH_PAUSE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  return (
    <form role="search" onSubmit={submit} className="w-full max-w-md">
      <Field label={label} type="search" value={typed} onChange={(event) => type(event.target.value)} />
    </form>
  );
}
