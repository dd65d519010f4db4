import type { SiteChange, SiteDesk, SecretState } from '#contract/site-settings/endpoints.ts';
import {
  SECRET_NAMES,
  type SecretName,
  SETTING_NAMES,
  type SettingName,
} from '#contract/site-settings/setting-names.ts';
import type { SiteSettings } from '#contract/site-settings/typed-settings.ts';
import { sealTexts, siteRefusals } from '#contract/texts/site-settings.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { badRequest, conflict, notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import type { Logger } from '#server/log.ts';
import {
  changedFields,
  type EnvironmentSettings,
  namedDefaults,
  overridesOf,
  readSetting,
  type ReadSetting,
} from './effective-settings.ts';
import { readSealed, type Seal } from './seal.ts';
import { mailOrigin, modelOrigin, shownAsStored, withoutSecrets } from './server-addresses.ts';
import { createSiteSettingsRepository, type StoredSetting } from './site-settings.repository.ts';

interface SiteSettingsParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly audit: AuditService;
  readonly seal: Seal;
  readonly defaults: SiteSettings;
  readonly environment: EnvironmentSettings;
  readonly log: Pick<Logger, 'warn'>;
}

type Stored = ReadonlyMap<string, StoredSetting>;

/** A secret that may be sent to the current address, or why there is none. */
export type KnownSecret =
  | { readonly state: 'stored' | 'environment'; readonly secret: string }
  | { readonly state: 'none' | 'elsewhere' | 'unreadable' };

/** A change of a secret: undefined keeps it, null deletes it. */
export type SecretChange = string | null | undefined;

export interface Saving<Name extends SettingName> {
  readonly value: SiteSettings[Name];
  readonly revision: number;
  readonly secret?: SecretChange;
}

const SECRET_OF: { readonly [Name in SettingName]?: SecretName } = {
  model: 'model-key',
  mail: 'mail-password',
};
/** The field of the form that a secret is typed into. */
const SECRET_FIELDS: Readonly<Record<SecretName, string>> = {
  'model-key': 'key',
  'mail-password': 'password',
};

/**
 * The settings of the site: what the owner has changed, over the files of `content/`, under the environment. Each node
 * keeps them in memory until any node announces a change.
 */
export function createSiteSettingsService(parts: SiteSettingsParts) {
  const { db, changes, audit, seal, defaults, environment, log } = parts;
  const listeners = new Set<() => void>();
  let loading: Promise<Stored> | null = null;
  const warned = new Set<string>();

  /** Read once; a failure is not remembered. */
  function stored(): Promise<Stored> {
    if (loading) return loading;
    const mine = createSiteSettingsRepository(db)
      .list()
      .then((rows): Stored => new Map(rows.map((row) => [row.name, row])))
      .catch((error: unknown) => {
        if (loading === mine) loading = null;
        throw error;
      });
    loading = mine;
    return mine;
  }

  function forget(): void {
    loading = null;
    for (const notify of listeners) notify();
  }
  changes.onChange((change) => change === 'settings' && forget());

  const defaultsFor = (rows: Stored): SiteSettings => {
    const { name } = readSetting('identity', rows.get('identity')?.value ?? {}, defaults, environment).value;
    return name === defaults.identity.name ? defaults : namedDefaults(defaults, name);
  };

  const settingIn = <Name extends SettingName>(name: Name, rows: Stored): ReadSetting<Name> =>
    readSetting(name, rows.get(name)?.value ?? {}, defaultsFor(rows), environment);

  const effective = <Name extends SettingName>(name: Name, rows: Stored): SiteSettings[Name] =>
    settingIn(name, rows).value;

  const variablesOf = (name: SettingName): Readonly<Record<string, string>> =>
    environment.variables[name] ?? {};

  /** The server that a secret belongs to, by the settings beside it. */
  function originOf(name: SecretName, { model, mail }: Pick<SiteSettings, 'model' | 'mail'>): string | null {
    if (name === 'model-key') return model.baseUrl === null ? null : modelOrigin(model.baseUrl);
    return mail.server === null ? null : mailOrigin(mail.server);
  }

  function open(name: SecretName, origin: string | null, rows: Stored): KnownSecret {
    const given = environment.secrets[name];
    if (given) return { state: 'environment', secret: given.secret };
    const sealed = readSealed(rows.get(name)?.value);
    if (!sealed) return { state: 'none' };
    const secret = seal.open(sealed, { name, origin: sealed.origin });
    if (secret === null) {
      warnOnce(name, sealed.keyId + sealed.data);
      return { state: 'unreadable' };
    }
    return sealed.origin === origin ? { state: 'stored', secret } : { state: 'elsewhere' };
  }

  /** Once for each stored secret: it is opened again and again. */
  function warnOnce(name: SecretName, sealedAs: string): void {
    if (warned.has(sealedAs)) return;
    warned.add(sealedAs);
    log.warn({ secret: name }, sealTexts.unreadable(name));
  }

  const secretState = (name: SecretName, rows: Stored): SecretState =>
    open(name, originOf(name, { model: effective('model', rows), mail: effective('mail', rows) }), rows)
      .state;

  /** As the desk shows it: an operator's address can contain a login. */
  function shown<Name extends SettingName>(name: Name, rows: Stored): SiteSettings[Name] {
    const value = effective(name, rows);
    if (!('baseUrl' in value) || value.baseUrl === null || !variablesOf(name)['baseUrl']) return value;
    return { ...value, baseUrl: withoutSecrets(value.baseUrl) };
  }

  function settingOf<Name extends SettingName>(name: Name, rows: Stored) {
    return {
      value: shown(name, rows),
      revision: rows.get(name)?.revision ?? 0,
      environment: variablesOf(name),
      unusable: shownAsStored(settingIn(name, rows).unusable),
    };
  }

  /** What the environment sets cannot be changed here; forms send null for it. */
  function refuseEnvironment<Name extends SettingName>(name: Name, value: SiteSettings[Name], rows: Stored) {
    const now = shown(name, rows) as Readonly<Record<string, unknown>>;
    for (const [key, typed] of Object.entries(value)) {
      const variable = variablesOf(name)[key];
      if (variable && typed !== null && typed !== now[key])
        throw conflict(siteRefusals.setByEnvironment(variable));
    }
  }

  async function changeSecret(
    caller: Caller,
    name: SecretName,
    secret: string | null,
    rows: Stored,
    tx: Database,
  ): Promise<void> {
    const given = environment.secrets[name];
    if (given) throw conflict(siteRefusals.setByEnvironment(given.variable));
    const settings = createSiteSettingsRepository(tx);
    const { value, revision } = await settings.lock(name);
    const wasStored = readSealed(value) !== null;
    if (secret === null && !wasStored) return;
    const origin = originOf(name, { model: effective('model', rows), mail: effective('mail', rows) });
    if (secret !== null && origin === null)
      throw badRequest(siteRefusals.secretWithoutAddress, SECRET_FIELDS[name]);
    const sealed = secret === null ? {} : seal.seal(secret, { name, origin: origin ?? '' });
    await settings.write({ name, value: sealed, revision: revision + 1 });
    const after = { stored: secret !== null };
    await settings.record({ name, before: { stored: wasStored }, after, actorId: caller.id });
    const action = secret === null ? 'site-secret-removed' : 'site-secret-stored';
    await audit.record({ actorId: caller.id, action, subject: `site/${name}`, details: {} }, tx);
  }

  return {
    /** The setting as it holds at this moment. */
    current: async <Name extends SettingName>(name: Name): Promise<SiteSettings[Name]> =>
      effective(name, await stored()),

    /** Whether something is stored for it that cannot be used. */
    isUnusable: async (name: SettingName): Promise<boolean> =>
      Object.keys(settingIn(name, await stored()).unusable).length > 0,

    /** The secret that belongs to this server. */
    secretFor: async (name: SecretName, origin: string): Promise<KnownSecret> =>
      open(name, origin, await stored()),

    /** Everything that the desk shows. */
    async desk(): Promise<Omit<SiteDesk, 'answersToday' | 'pushKey'>> {
      const rows = await stored();
      return {
        identity: settingOf('identity', rows),
        announcement: settingOf('announcement', rows),
        registration: settingOf('registration', rows),
        founder: settingOf('founder', rows),
        donation: settingOf('donation', rows),
        model: settingOf('model', rows),
        mail: settingOf('mail', rows),
        google: settingOf('google', rows),
        secrets: {
          'model-key': secretState('model-key', rows),
          'mail-password': secretState('mail-password', rows),
        },
      };
    },

    async save<Name extends SettingName>(caller: Caller, name: Name, saving: Saving<Name>): Promise<void> {
      const rows = await stored();
      refuseEnvironment(name, saving.value, rows);
      await db.transaction(async (tx) => {
        const settings = createSiteSettingsRepository(tx);
        const { value: before, revision } = await settings.lock(name);
        if (revision !== saving.revision) throw conflict(siteRefusals.changedMeanwhile);
        const kept = Object.keys(variablesOf(name));
        const after = overridesOf(saving.value, defaultsFor(rows)[name], { before, kept });
        const fields = changedFields(before, after);
        const saved = { name, value: after, revision: revision + 1 };
        if (fields.length > 0) {
          await settings.write(saved);
          await settings.record({ name, before, after, actorId: caller.id });
          const details = { fields };
          const action = 'site-setting-changed';
          await audit.record({ actorId: caller.id, action, subject: `site/${name}`, details }, tx);
        }
        const secretName = SECRET_OF[name];
        if (secretName && saving.secret !== undefined)
          await changeSecret(caller, secretName, saving.secret, new Map([...rows, [name, saved]]), tx);
        await changes.announce('settings', tx);
      });
      forget();
    },

    /** Only the newest change of a setting: the ones before it are undone one after the other. */
    async undo(caller: Caller, changeId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const settings = createSiteSettingsRepository(tx);
        const change = await settings.findChange(changeId);
        const name = SETTING_NAMES.find((known) => known === change?.name);
        if (!change) throw notFound(siteRefusals.changeNotFound);
        if (!name) throw conflict(siteRefusals.notUndoable);
        const { revision } = await settings.lock(name);
        if (!(await settings.isNewestChange(changeId))) throw conflict(siteRefusals.notUndoable);
        await settings.write({ name, value: change.before, revision: revision + 1 });
        await settings.markUndone(changeId, caller.id);
        const details = { fields: changedFields(change.before, change.after) };
        const action = 'site-setting-undone';
        await audit.record({ actorId: caller.id, action, subject: `site/${name}`, details }, tx);
        await changes.announce('settings', tx);
      });
      forget();
    },

    async listChanges(bounds: PageBounds): Promise<Paged<SiteChange>> {
      const settings = createSiteSettingsRepository(db);
      const rows = (await settings.listChanges(bounds)).flatMap(asSiteChange);
      return { rows, total: await settings.countChanges() };
    },

    /** Called after every change, on every node. */
    onChange: (listener: () => void): void => void listeners.add(listener),

    forget,
  };
}

export type SiteSettingsService = ReturnType<typeof createSiteSettingsService>;

type ChangeRow = Awaited<ReturnType<ReturnType<typeof createSiteSettingsRepository>['listChanges']>>[number];

/** Nothing for a setting that only a newer version knows. */
function asSiteChange({
  name,
  before,
  after,
  createdAt,
  undoneAt,
  isNewest,
  ...row
}: ChangeRow): SiteChange[] {
  const setting = [...SETTING_NAMES, ...SECRET_NAMES].find((known) => known === name);
  if (!setting) return [];
  const undone = undoneAt !== null;
  const isSecret = SECRET_NAMES.some((secret) => secret === setting);
  return [
    {
      ...row,
      setting,
      fields: isSecret ? [] : changedFields(before, after),
      createdAt: createdAt.toISOString(),
      undone,
      undoable: isNewest && !undone && !isSecret,
    },
  ];
}
