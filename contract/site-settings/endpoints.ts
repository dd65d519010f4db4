import { siteFieldNames as fieldNames } from '#contract/texts/site-settings.ts';
import { getDonation } from '../donate/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idNumber, idText, pageQuery, uploadedFile } from '../fields.ts';
import { getFounder } from '../founder/endpoints.ts';
import { z } from '../zod.ts';
import { SECRET_NAMES, SETTING_NAMES } from './setting-names.ts';
import { typedKey, typedMailPassword, typedSettings } from './typed-settings.ts';

/** The owner's desk (PRODUCT.md, Small pages): settings of the site that hold without a restart, on every node. */

const owner = { roles: ['ADMIN'] } as const;
const limits = ['siteSettingsPerUser'] as const;
const testLimits = ['connectionTestPerUser'] as const;

/**
 * none · stored · elsewhere: stored for another address than the current one, so it is not sent · unreadable: sealed with
 * another key than the one of this server · environment: set by the operator.
 */
const secretState = z.enum(['none', 'stored', 'elsewhere', 'unreadable', 'environment']);
export type SecretState = z.output<typeof secretState>;

const text = z.nullable(z.string());

const settingOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    /** Sent back with a save, to notice two people who edit at once. */
    revision: z.int(),
    /** The fields that environment variables set, with the name of the variable: they cannot be edited. */
    environment: z.record(z.string(), z.string()),
    /** The stored fields that cannot be used, as they are stored: they have no effect until they are corrected. */
    unusable: z.record(z.string(), z.string()),
  });

// Without the rules for typing: the environment and the files of `content/` have rules of their own.
const siteDesk = z.object({
  identity: settingOf(z.object({ name: z.string(), email: text, phone: text, address: text })),
  announcement: settingOf(
    z.object({
      text: z.string(),
      link: text,
      linkText: z.string(),
      from: text,
      until: text,
      closable: z.boolean(),
    }),
  ),
  registration: settingOf(typedSettings.registration),
  founder: settingOf(getFounder.output),
  donation: settingOf(getDonation.output),
  model: settingOf(z.object({ baseUrl: text, model: text, dailyAnswers: z.nullable(z.int()) })),
  mail: settingOf(z.object({ server: text, user: text, sender: text })),
  google: settingOf(z.object({ clientId: text })),
  secrets: z.record(z.enum(SECRET_NAMES), secretState),
  /** How many answers the model has begun today. */
  answersToday: z.int(),
  /** The key of push notifications, as the node that answers can open it. */
  pushKey: z.enum(['none', 'stored', 'unreadable']),
});
export type SiteDesk = z.output<typeof siteDesk>;

export const getSiteDesk = defineEndpoint({
  method: 'GET',
  path: '/api/site/settings',
  summary: 'Mọi thiết lập của trang; khóa và mật khẩu chỉ cho biết có hay không',
  access: owner,
  output: siteDesk,
});

const revision = z.int().check(z.minimum(0));
/** Common to the calls that save a setting; all answer with the whole desk. */
const saving = { method: 'PUT', access: owner, limits, fieldNames, output: siteDesk } as const;

export const saveIdentity = defineEndpoint({
  ...saving,
  path: '/api/site/settings/identity',
  summary: 'Lưu tên và cách liên hệ của trang',
  body: z.object({ revision, value: typedSettings.identity }),
});

export const saveAnnouncement = defineEndpoint({
  ...saving,
  path: '/api/site/settings/announcement',
  summary: 'Lưu thông báo ở đầu trang',
  body: z.object({ revision, value: typedSettings.announcement }),
});

export const saveRegistration = defineEndpoint({
  ...saving,
  path: '/api/site/settings/registration',
  summary: 'Mở hoặc đóng đăng ký',
  body: z.object({ revision, value: typedSettings.registration }),
});

export const saveFounder = defineEndpoint({
  ...saving,
  path: '/api/site/settings/founder',
  summary: 'Lưu trang người sáng lập',
  body: z.object({ revision, value: typedSettings.founder }),
});

export const saveDonation = defineEndpoint({
  ...saving,
  path: '/api/site/settings/donation',
  summary: 'Lưu trang ủng hộ',
  body: z.object({ revision, value: typedSettings.donation }),
});

/** Absent: the stored one stays. Null: it is deleted. */
const replacing = <Secret extends z.ZodMiniType>(secret: Secret) => z.optional(z.nullable(secret));

export const saveModel = defineEndpoint({
  ...saving,
  path: '/api/site/settings/model',
  summary: 'Lưu kết nối tới mô hình ngôn ngữ; không gửi khóa thì giữ khóa cũ',
  body: z.object({ revision, value: typedSettings.model, key: replacing(typedKey) }),
});

export const saveMail = defineEndpoint({
  ...saving,
  path: '/api/site/settings/mail',
  summary: 'Lưu máy chủ thư; không gửi mật khẩu thì giữ mật khẩu cũ',
  body: z.object({ revision, value: typedSettings.mail, password: replacing(typedMailPassword) }),
});

export const saveGoogle = defineEndpoint({
  ...saving,
  path: '/api/site/settings/google',
  summary: 'Lưu mã ứng dụng (client id) của Google',
  body: z.object({ revision, value: typedSettings.google }),
});

const testResult = z.object({ ok: z.boolean(), message: z.string() });
export type ConnectionTest = z.output<typeof testResult>;

export const testModel = defineEndpoint({
  method: 'POST',
  path: '/api/site/model/test',
  summary: 'Hỏi thử mô hình bằng những gì đang gõ, chưa cần lưu',
  access: owner,
  limits: testLimits,
  body: z.object({ value: typedSettings.model, key: replacing(typedKey) }),
  fieldNames,
  output: testResult,
});

export const testMail = defineEndpoint({
  method: 'POST',
  path: '/api/site/mail/test',
  summary: 'Gửi một thư thử tới chính người gọi, chưa cần lưu',
  access: owner,
  limits: testLimits,
  body: z.object({ value: typedSettings.mail, password: replacing(typedMailPassword) }),
  fieldNames,
  output: testResult,
});

export const replacePushKey = defineEndpoint({
  method: 'POST',
  path: '/api/site/push-key',
  summary: 'Tạo khóa thông báo mới khi khóa cũ không đọc được nữa; mọi máy phải bật lại thông báo',
  access: owner,
  limits,
  output: siteDesk,
});

export const uploadSitePicture = defineEndpoint({
  method: 'POST',
  path: '/api/site/pictures',
  summary: 'Tải lên một ảnh cho trang người sáng lập',
  access: owner,
  limits: ['uploadPerUser'],
  accepts: 'multipart',
  body: z.object({ picture: uploadedFile }),
  fieldNames,
  output: z.object({ address: z.string() }),
});

const siteChange = z.object({
  id: idNumber,
  setting: z.enum([...SETTING_NAMES, ...SECRET_NAMES]),
  /** The keys of the changed fields. */
  fields: z.array(z.string()),
  by: z.nullable(z.string()),
  createdAt: z.string(),
  /** False once the setting was changed again or the change was undone, and for secrets: the former one is gone. */
  undoable: z.boolean(),
  undone: z.boolean(),
});
export type SiteChange = z.output<typeof siteChange>;

export const listSiteChanges = defineEndpoint({
  method: 'GET',
  path: '/api/site/changes',
  summary: 'Những thay đổi của thiết lập, mới nhất trước',
  access: owner,
  query: pageQuery,
  output: z.array(siteChange),
});

export const undoSiteChange = defineEndpoint({
  method: 'POST',
  path: '/api/site/changes/{siteChangeId}/undo',
  summary: 'Hoàn tác một thay đổi của thiết lập',
  access: owner,
  limits,
  params: z.object({ siteChangeId: idText }),
  output: siteDesk,
});
