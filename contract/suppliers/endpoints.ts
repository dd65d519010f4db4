import { defineEndpoint } from '../endpoint.ts';
import { ignored, idText, phoneText } from '../fields.ts';
import { user } from '../users/endpoints.ts';
import { z } from '../zod.ts';

export const requestSupplier = defineEndpoint({
  method: 'POST',
  path: '/api/email/send',
  summary: 'Xin quyền cộng tác viên: gửi thư cho chủ trang và báo cho quản trị viên',
  access: 'loggedIn',
  limits: ['supplierRequestPerUser'],
  query: z.object({ email: ignored, phoneNumber: phoneText }),
  // Clients send a form-encoded request without a body (PRODUCT.md, Supplier requests).
  accepts: 'form',
  body: z.object({}),
  answers: 'text',
  errors: 'text',
});

export const grantSupplier = defineEndpoint({
  method: 'POST',
  path: '/api/suppliers/{userId}/grant',
  summary: 'Cấp quyền cộng tác viên cho một tài khoản',
  access: { roles: ['ADMIN'] },
  params: z.object({ userId: idText }),
  output: user,
});
