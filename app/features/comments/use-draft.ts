import { useState } from 'react';

const drafts = new Map<string, string>();

interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly drop: () => void;
}

/**
 * What is being written, kept for as long as the page is open: whoever is logged out at the moment of sending, or looks at
 * another sentence in between, finds it again. The key names its author: nobody else does.
 */
export function useDraft(key: string, original = ''): Draft {
  const [text, setText] = useState(() => drafts.get(key) ?? original);
  return {
    text,
    write: (next) => {
      drafts.set(key, next);
      setText(next);
    },
    drop: () => {
      drafts.delete(key);
      setText(original);
    },
  };
}
