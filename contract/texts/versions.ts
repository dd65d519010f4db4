import type { VersionState } from '#contract/contributions/content-kinds.ts';
import { SITE_NAME } from '../site-name.ts';
import { courseFieldNames } from './course-writing.ts';
import { sentenceEditorTexts } from './sentences.ts';

/** Two versions of a text, side by side. */
export const versionTexts = {
  empty: '(để trống)',
  nothingDiffers: 'Hai bản không có gì khác nhau.',
  unchanged: (fields: string) => `Không đổi: ${fields}`,
  picture: (field: string, version: string) => `${field}, ${version}`,
} as const;

/** The names of the fields of a version, in reading order. */
export const versionFieldNames = {
  topics: { title: courseFieldNames.topic.title, img: courseFieldNames.topic.img },
  curriculums: { name: courseFieldNames.curriculum.name, img: courseFieldNames.curriculum.img },
  lessons: {
    title: courseFieldNames.lesson.title,
    mean: courseFieldNames.lesson.mean,
    level: courseFieldNames.lesson.level,
    focus: courseFieldNames.lesson.focus,
    introduces: courseFieldNames.lesson.introduces,
  },
  sentences: {
    viSentence: courseFieldNames.sentence.viSentence,
    jpSentence: courseFieldNames.sentence.jpSentence,
    reading: courseFieldNames.sentence.reading,
    hint: courseFieldNames.sentence.hint,
    accepted: courseFieldNames.sentence.accepted,
    blocked: courseFieldNames.sentence.blocked,
    register: courseFieldNames.sentence.register,
  },
} as const;

/** The values of a version's options, in the words of the editor. */
export const versionValueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  register: sentenceEditorTexts.registers,
};

/** The names of content states on every screen (PRODUCT.md, Contributions). */
export const contentStateNames: Readonly<Record<VersionState, string>> = {
  draft: 'Bản nháp',
  waiting: 'Chờ duyệt',
  changes: 'Cần sửa',
  published: 'Đã xuất bản',
  replaced: 'Không dùng',
};

/** A version that learners do not see yet, of a piece that they see in an older version. */
export const newerVersionNames = {
  draft: 'Có bản sửa chưa gửi',
  waiting: 'Có bản sửa chờ duyệt',
  changes: 'Bản sửa cần sửa lại',
} as const;

/** The versions of a piece, and the notes about them. */
export const contentHistoryTexts = {
  title: 'Lịch sử phiên bản',
  lead: 'Mới nhất ở trên. Khi bạn lấy lại một phiên bản cũ, nội dung của nó trở thành phiên bản mới nhất.',
  /** For callers who may only read. */
  readingLead: 'Mới nhất ở trên, kèm nhận xét về từng phiên bản.',
  empty: 'Chưa có phiên bản nào.',
  version: (number: number) => `Phiên bản ${number}`,
  live: 'Người học đang thấy',
  writtenBy: (author: string) => `Người viết: ${author}`,
  decidedBy: (reviewer: string) => `Người duyệt: ${reviewer}`,
  someoneGone: 'tài khoản đã xóa',
  /** Shipped content has no author either: the history does not distinguish the two. */
  noAuthor: `${SITE_NAME}, hoặc một tài khoản đã xóa`,
  restore: 'Lấy lại phiên bản này',
  restoring: 'Đang lấy lại…',
  restored: (number: number) => `Đã lấy lại phiên bản ${number}.`,

  notes: 'Nhận xét',
  noteKinds: { comment: 'Nhận xét', approved: 'Đã duyệt', changes: 'Yêu cầu sửa' },
  approvedSilently: 'Đã duyệt, không kèm nhận xét.',
  answer: 'Trả lời người duyệt',
  /** By a reviewer, or by an admin who looks through the work of others. */
  comment: 'Nhận xét về phiên bản này',
  answerHint: 'Người duyệt và người soạn đều đọc được.',
  answerMissing: 'Hãy viết điều bạn muốn nói.',
  send: 'Gửi',
  sending: 'Đang gửi…',
} as const;
