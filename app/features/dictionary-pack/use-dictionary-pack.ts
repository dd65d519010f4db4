import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { listPacks, type PackInfo, type PackName } from '#contract/dictionary/pack-endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { logFailure } from '#app/lib/log.ts';
import type { PackFailure, PackFailureReason } from '#app/lib/pack/download-pack.ts';
import type { PackStore } from '#app/lib/pack/pack-store.ts';
import { noteStoredPack } from '#app/lib/pack/stored-pack-name.ts';
import { OPENING, packReducer } from './pack-state.ts';

/** The pack of this browser and those to choose from. What reads and writes it loads with this hook. */
export function useDictionaryPack() {
  const [state, dispatch] = useReducer(packReducer, OPENING);
  const store = useRef<PackStore | null>(null);
  const running = useRef<AbortController | null>(null);
  const list = useQuery({ ...endpointQuery(listPacks, {}), refetchOnReconnect: true });

  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const { openPackStore } = await import('#app/lib/pack/pack-store.ts');
      const opened = await openPackStore();
      if (isOver) return opened?.close();
      store.current = opened;
      if (!opened) return dispatch({ type: 'unavailable' });
      const stored = await opened.info();
      noteStoredPack(stored?.pack ?? null);
      return dispatch({ type: 'opened', stored });
    };
    open().catch((error: unknown) => {
      logFailure('The stored pack could not be read', error);
      dispatch({ type: 'unavailable' });
    });
    return () => {
      isOver = true;
      running.current?.abort();
      store.current?.close();
    };
  }, []);

  async function download(pack: PackName): Promise<void> {
    const [opened, info] = [store.current, infoOf(list.data, pack)];
    if (!opened || !info || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'started', pack });
    const onProgress = (share: number) => dispatch({ type: 'progressed', share });
    try {
      const { downloadPack } = await import('#app/lib/pack/download-pack.ts');
      const attempt = (listed: PackInfo) =>
        downloadPack(listed, { store: opened, signal: controller.signal, onProgress });
      const stored = await attempt(info).catch(async (error: unknown) => {
        // A newer edition than the listed one: its length is in the new list.
        const newer = reasonOf(error) === 'changed' ? infoOf((await list.refetch()).data, pack) : undefined;
        if (!newer) throw error;
        return attempt(newer);
      });
      noteStoredPack(stored.pack);
      dispatch({ type: 'finished', stored });
      void renewAnswers(true);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== 'cancelled') logFailure('The pack was not downloaded', error);
      dispatch({ type: 'failed', reason });
    } finally {
      running.current = null;
    }
  }

  async function remove(): Promise<void> {
    try {
      await store.current?.remove();
      noteStoredPack(null);
      dispatch({ type: 'removed' });
      void renewAnswers(false);
    } catch (error) {
      logFailure('The pack was not removed', error);
      dispatch({ type: 'failed', reason: 'not-removed' });
    }
  }

  return { state, list, download, cancel: () => running.current?.abort(), remove };
}

const infoOf = (infos: readonly PackInfo[] | undefined, pack: PackName): PackInfo | undefined =>
  infos?.find((info) => info.pack === pack);

/** By its name: its class loads with the download, which may be what has failed. */
const reasonOf = (error: unknown): PackFailureReason =>
  error instanceof Error && error.name === 'PackFailure' ? (error as PackFailure).reason : 'failed';

/** What answers without a network loads now, while there is one. A pack that is stored or gone stays so if that fails. */
async function renewAnswers(hasPack: boolean): Promise<void> {
  try {
    const { browserPack } = await import('#app/lib/pack/browser-pack.ts');
    browserPack.renew();
    if (hasPack) browserPack.prepare();
  } catch (error) {
    logFailure('The search still answers from the old pack', error);
  }
}
