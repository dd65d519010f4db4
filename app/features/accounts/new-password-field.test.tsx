import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { NewPasswordField } from './new-password-field.tsx';

function show(password: string, personal: string[] = []): HTMLElement | null {
  const { container } = render(
    <NewPasswordField label={passwordTexts.newPassword} password={password} personal={personal} />,
  );
  return container.querySelector('[aria-live="polite"]');
}

afterEach(cleanup);

test.each([
  { password: 'hgqxv', name: 'Quá yếu', steps: 0, why: 'shorter than allowed' },
  {
    password: 'Hg4-xV!',
    name: 'Quá yếu',
    steps: 0,
    why: 'shorter than allowed, even with all kinds of characters',
  },
  { password: 'hgqxvnte', name: 'Yếu', steps: 1, why: 'eight lowercase letters' },
  { password: 'Hg4xVn7e', name: 'Tạm được', steps: 2, why: 'letters and digits' },
  { password: 'Hg4x-Vn7e!w', name: 'Tốt', steps: 3, why: 'all kinds of characters' },
  { password: 'con mèo ngủ trên mái', name: 'Rất mạnh', steps: 4, why: 'a sentence' },
])('$why is called “$name”, with $steps of four steps', ({ password, name, steps }) => {
  const hint = show(password);
  expect(hint?.textContent).toBe(`${passwordTexts.strength}: ${name}`);
  const bar = [...(hint?.querySelector('[aria-hidden]')?.children ?? [])];
  expect(bar).toHaveLength(4);
  expect(bar.filter((step) => step.className.includes('bg-'))).toHaveLength(steps);
});

test.each([
  { password: 'matkhau123', personal: [], reason: passwordTexts.tooCommon, why: 'common' },
  { password: 'nguyenlan', personal: ['Nguyễn Lan'], reason: passwordTexts.tooPersonal, why: 'the name' },
])(
  'a password that will be refused is rated weakest, with the reason: $why',
  ({ password, personal, reason }) => {
    const hintText = show(password, personal)?.textContent;
    expect(hintText).toContain('Quá yếu');
    expect(hintText).toContain(reason);
  },
);

test('nothing is rated before typing; the requirements are visible from the start', () => {
  expect(show('')?.textContent).toBe('');
  expect(screen.getByText(passwordTexts.strengthHint)).toBeDefined();
});

test('a message at the field is not shown twice', () => {
  render(
    <NewPasswordField
      label={passwordTexts.newPassword}
      password="matkhau123"
      personal={[]}
      error={passwordTexts.tooCommon}
    />,
  );
  expect(screen.getByText(passwordTexts.tooCommon).getAttribute('role')).toBe('alert');
});

test('what is typed can be shown and hidden again, and stays', () => {
  show('');
  const field = screen.getByLabelText<HTMLInputElement>(passwordTexts.newPassword);
  fireEvent.change(field, { target: { value: 'cầu-nối' } });
  const now = () => [field.isConnected, field.type, field.value];
  expect(now()).toEqual([true, 'password', 'cầu-nối']);
  fireEvent.click(screen.getByRole('button', { name: accountTexts.showPassword }));
  expect(now()).toEqual([true, 'text', 'cầu-nối']);
  fireEvent.click(screen.getByRole('button', { name: accountTexts.hidePassword }));
  expect(now()).toEqual([true, 'password', 'cầu-nối']);
});
