import type { UploadedFile } from '#contract/fields.ts';
import type { Founder } from '#contract/founder/endpoints.ts';
import type { SiteDesk } from '#contract/site-settings/endpoints.ts';
import type { SettingName } from '#contract/site-settings/setting-names.ts';
import type { SiteSettings } from '#contract/site-settings/typed-settings.ts';
import { siteRefusals } from '#contract/texts/site-settings.ts';
import { transferNote } from '#core/donate/transfer-note.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { ImagesService } from '#server/features/images/images.service.ts';
import type { PushKeysService } from '#server/features/reminders/push-keys.service.ts';
import { badRequest, conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { ModelBudgetService } from './connections/model-budget.service.ts';
import type { Saving, SiteSettingsService } from './site-settings.service.ts';

interface DeskParts {
  readonly db: Database;
  readonly settings: SiteSettingsService;
  readonly images: ImagesService;
  readonly audit: AuditService;
  readonly budget: Pick<ModelBudgetService, 'answersToday'>;
  readonly pushKeys: Pick<PushKeysService, 'state' | 'replace'>;
}

/** The owner's desk: what is typed there is checked, saved, and answered with the desk as it is now. */
export function createSiteDeskService({ db, settings, images, audit, budget, pushKeys }: DeskParts) {
  const read = async (): Promise<SiteDesk> => ({
    ...(await settings.desk()),
    answersToday: await budget.answersToday(),
    pushKey: await pushKeys.state(),
  });

  async function checked<Name extends SettingName>(
    name: Name,
    value: SiteSettings[Name],
  ): Promise<SiteSettings[Name]> {
    if (name === 'founder') await requirePictures(value as SiteSettings['founder']);
    return name === 'donation' ? { ...value, ...withBankNote(value as SiteSettings['donation']) } : value;
  }

  /** An address that leads nowhere would be a hole in the page. */
  async function requirePictures({ photo, certificates }: Founder): Promise<void> {
    const pictures = [
      { field: 'photo', address: photo },
      ...certificates.map(({ image }) => ({ field: 'image', address: image })),
    ];
    for (const { field, address } of pictures)
      if (address !== null && !(await images.isKnown(address)))
        throw badRequest(siteRefusals.pictureUnknown, field);
  }

  return {
    read,

    async save<Name extends SettingName>(
      caller: Caller,
      name: Name,
      saving: Saving<Name>,
    ): Promise<SiteDesk> {
      await settings.save(caller, name, { ...saving, value: await checked(name, saving.value) });
      return read();
    },

    async undo(caller: Caller, changeId: number): Promise<SiteDesk> {
      await settings.undo(caller, changeId);
      return read();
    },

    async replacePushKey(caller: Caller): Promise<SiteDesk> {
      if (!(await pushKeys.replace(caller))) throw conflict(siteRefusals.pushKeyReadable);
      return read();
    },

    listChanges: settings.listChanges,

    async storePicture(caller: Caller, file: UploadedFile): Promise<{ address: string }> {
      const picture = await images.read(file, 'picture');
      return db.transaction(async (tx) => {
        const address = await images.store(picture, tx);
        const details = { address };
        const action = 'site-picture-uploaded';
        await audit.record({ actorId: caller.id, action, subject: 'site/pictures', details }, tx);
        return { address };
      });
    },
  };
}

export type SiteDeskService = ReturnType<typeof createSiteDeskService>;

function withBankNote(donation: SiteSettings['donation']): SiteSettings['donation'] {
  const { bankAccount } = donation;
  if (!bankAccount) return donation;
  const note = transferNote(bankAccount.note);
  if (note === '') throw badRequest(siteRefusals.noteUnreadable, 'note');
  return { ...donation, bankAccount: { ...bankAccount, note } };
}
