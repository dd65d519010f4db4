/** Hearing and being heard (PRODUCT.md, Speech). */
export const speechTexts = {
  unsupported: 'Trình duyệt không hỗ trợ phát âm thanh...',
  failed: 'Không phát được âm thanh. Vui lòng kiểm tra loa và kết nối mạng rồi thử lại.',
  notRecognised: 'Không thể nhận diện giọng nói. Hãy thử lại!',
  cannotListen:
    'Trình duyệt này chưa nhận diện được giọng nói. Bạn có thể gõ từ cần tra, hoặc mở trang này bằng Chrome, Edge hay Safari.',
  voice: 'Giọng đọc',
  voices: { auto: 'Của thiết bị', server: 'Kakehashi' },
} as const;
