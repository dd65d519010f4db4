/** What the fields of a talk are called. */
export const talkFieldNames = {
  sceneId: 'Tình huống',
  step: 'Bước',
  message: 'Câu nói',
  turns: 'Những câu đã nói',
  speaker: 'Người nói',
  text: 'Câu đã nói',
} as const;

export const talkRefusals = {
  sceneNotFound: 'Không tìm thấy tình huống này.',
} as const;
