/** Above a sentence to turn into Japanese. Apart from the other texts of practice: the landing page needs no more. */
export const translatePrompt = 'Dịch câu này sang tiếng Nhật';
