import { expect, test } from 'vitest';
import { auditDetails } from './audit-details.ts';

test.each([
  {
    action: 'roles-changed',
    details: { before: ['USER'], after: ['ADMIN', 'USER'] },
    line: 'Người học → Quản trị (ADMIN), Người học',
    why: 'roles by their names',
  },
  {
    action: 'roles-changed',
    details: { before: [], after: ['QC'] },
    line: 'không có quyền nào → Kiểm duyệt (QC)',
    why: 'no roles',
  },
  {
    action: 'second-factor-required',
    details: { before: ['ADMIN'], after: [] },
    line: 'Quản trị (ADMIN) → không bắt buộc với ai',
    why: 'a rule that was lifted',
  },
  { action: 'user-blocked', details: { reason: 'Quảng cáo' }, line: 'Lý do: Quảng cáo', why: 'a reason' },
  {
    action: 'login',
    details: { method: 'google', secondFactor: 'app', device: 'Chrome · Windows' },
    line: 'bằng Google · có mã xác thực · Chrome · Windows',
    why: 'a login with a code',
  },
  {
    action: 'login',
    details: { method: 'password', device: '' },
    line: 'bằng mật khẩu',
    why: 'an unknown device',
  },
  { action: 'login-failed', details: { at: 'code' }, line: 'sai mã xác thực', why: 'a failure' },
  { action: 'login', details: { method: 'magic' }, line: '', why: 'a method of another version' },
  {
    action: 'login',
    details: { method: 'magic', secondFactor: 'eye', device: 'Chrome · Windows' },
    line: 'Chrome · Windows',
    why: 'the device of a login in a way of another version',
  },
  { action: 'login-failed', details: { at: 'eye' }, line: '', why: 'a step of another version' },
  {
    action: 'roles-changed',
    details: { before: ['KING'], after: ['USER'] },
    line: 'KING → Người học',
    why: 'a role of another version by its code',
  },
  { action: 'roles-changed', details: { before: 'all', after: [] }, line: '', why: 'another form' },
  {
    action: 'site-changed',
    details: { section: 'donation', count: 2, hidden: { deep: 1 }, list: [1] },
    line: 'section: donation · count: 2',
    why: 'a kind without words of its own: only its short values',
  },
  { action: 'password-changed', details: {}, line: '', why: 'nothing to say' },
])('$action: $why', ({ action, details, line }) => {
  expect(auditDetails({ action, details })).toBe(line);
});
