import { IMAGE_MAX_BYTES } from '../limits.ts';

const MEGABYTE = 1024 * 1024;
export const IMAGE_MAX_MEGABYTES = IMAGE_MAX_BYTES / MEGABYTE;

/** Choosing a picture and sending it. */
export const imageFieldTexts = {
  choose: 'Chọn ảnh hoặc kéo ảnh vào đây',
  chooseAnother: 'Chọn ảnh khác hoặc kéo ảnh vào đây',
  hint: `Tệp JPEG, PNG hoặc WebP, tối đa ${IMAGE_MAX_MEGABYTES} MB. Ảnh ngang đẹp nhất.`,
  chosen: 'Ảnh vừa chọn',
  current: 'Ảnh hiện tại',
  uploading: (percent: number) => `Đang tải ảnh lên: ${percent}%`,
  processing: 'Ảnh đã tải lên, máy chủ đang xử lý…',
} as const;
