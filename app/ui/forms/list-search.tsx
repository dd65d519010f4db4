import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SEARCH_PAUSE_MS } from '#contract/limits.ts';
import { Field } from './field.tsx';

interface ListSearchProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly hint?: string;
  /** The query parameter of the address, for browsers without JavaScript. */
  readonly name?: string;
  /** Hidden fields that such a browser sends as well. */
  readonly children?: ReactNode;
}

/** Searches a list when typing pauses, or at once with Enter. */
export function ListSearch({ label, search, onSearch, hint, name, children }: ListSearchProps) {
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
      <Field
        label={label}
        hint={hint}
        type="search"
        name={name}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {children}
    </form>
  );
}
