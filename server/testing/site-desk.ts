import type { SiteChange, SiteDesk } from '#contract/site-settings/endpoints.ts';
import type { SettingName } from '#contract/site-settings/setting-names.ts';
import type { Call } from './caller.ts';
import type { TestUser } from './data/factories.ts';

/** The calls of the owner's desk, as one admin. */
export function deskCalls(call: Call, admin: () => Pick<TestUser, 'token'>) {
  const token = () => admin().token;
  const read = async (): Promise<SiteDesk> =>
    (await call('GET', '/api/site/settings', { token: token() })).body as SiteDesk;
  const changes = async (): Promise<SiteChange[]> =>
    (await call('GET', '/api/site/changes', { token: token() })).body as SiteChange[];
  return {
    read,
    changes,
    /** Changes these fields of a setting; `beside` is sent next to them, such as a key. */
    async save(name: SettingName, fields: object, beside: object = {}) {
      const { value, revision, environment } = (await read())[name];
      const typed = Object.entries({ ...value, ...fields }).map(([key, field]) =>
        key in environment && !(key in fields) ? [key, null] : [key, field],
      );
      const body = { revision, value: Object.fromEntries(typed), ...beside };
      return call('PUT', `/api/site/settings/${name}`, { token: token(), body });
    },
    undo: (id: number | undefined) => call('POST', `/api/site/changes/${id}/undo`, { token: token() }),
    test: (what: 'model' | 'mail', body: object) =>
      call('POST', `/api/site/${what}/test`, { token: token(), body: { ...body } }),
  };
}
