/** What the assistant says about itself. */
export const assistantTexts = {
  modelAway:
    'Trợ lý AI đang không trả lời được, nên gia sư có sẵn của Kakehashi trả lời thay, dựa trên từ điển, ngữ pháp và các bài học của trang.',
} as const;
