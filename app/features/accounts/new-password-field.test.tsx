import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { passwordTexts } from '#contract/texts/accounts.ts';
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
  { password: 'Hg4-xV!', name: 'Quá yếu', steps: 0, why: 'shorter than allowed, however mixed' },
  { password: 'hgqxvnte', name: 'Yếu', steps: 1, why: 'eight small letters' },
  { password: 'Hg4xVn7e', name: 'Tạm được', steps: 2, why: 'letters and digits' },
  { password: 'Hg4x-Vn7e!w', name: 'Tốt', steps: 3, why: 'of all kinds' },
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
  'a password that will be refused is the weakest, with the reason: $why',
  ({ password, personal, reason }) => {
    const said = show(password, personal)?.textContent;
    expect(said).toContain('Quá yếu');
    expect(said).toContain(reason);
  },
);

test('nothing is said of a password that has not been typed; what it takes stands there from the start', () => {
  expect(show('')?.textContent).toBe('');
  expect(screen.getByText(passwordTexts.strengthHint)).toBeDefined();
});

test('what stands at the field is not said a second time', () => {
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
