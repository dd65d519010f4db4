import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { paths } from '#contract/paths.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';

/**
 * Saves words with one tap, to the category for words of lessons. Visitors who are not logged in go to /login and back
 * (PRODUCT.md, Notebook).
 */
export function useQuickSave() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const api = useApi();
  const client = useQueryClient();
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());

  const { mutate, isPending } = useMutation({
    mutationFn: async (words: readonly ShortItem[]) => {
      // Most visitors save nothing.
      const { saveToLessonCategory } = await import('./save-to-lesson-category.ts');
      const markSaved = (id: number) => setSaved((before) => new Set([...before, id]));
      return saveToLessonCategory({ api, client }, words, markSaved);
    },
    onSuccess: (state, words) => {
      if (state === 'waiting') showLongToast(outboxTexts.wordsKept(words.length));
      else showToast(texts.savedToast(words.length, texts.category), 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });

  const saveNow = (words: readonly ShortItem[]) => {
    if (session) return mutate(words);
    const state: LoginState = { from: pathname + search };
    void navigate(paths.login, { state });
  };
  // The same object until something is saved: cards that are not hydrated yet must not be rendered again.
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  const save = useCallback((words: readonly ShortItem[]) => latest.current(words), []);
  return useMemo(() => ({ saved, saving: isPending, save }), [saved, isPending, save]);
}
