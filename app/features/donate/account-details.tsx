import { Copy } from 'lucide-react';
import type { BankAccount } from '#contract/donate/endpoints.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { copyAndConfirm } from './copy-and-confirm.ts';
import { formatMoney } from './money.ts';

interface AccountDetailsProps {
  readonly account: BankAccount;
  /** In đồng; null until an amount is chosen. */
  readonly amount: number | null;
}

/** The account details for typing in by hand; each value can be copied. */
export function AccountDetails({ account, amount }: AccountDetailsProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Detail name={donateTexts.bank} value={account.bankName} />
      <Detail name={donateTexts.account} value={account.account} copied={account.account} />
      <Detail name={donateTexts.owner} value={account.accountName} copied={account.accountName} />
      {amount !== null && (
        <Detail name={donateTexts.amount} value={formatMoney(amount)} copied={String(amount)} />
      )}
      <Detail name={donateTexts.note} value={account.note} copied={account.note} />
    </dl>
  );
}

interface DetailProps {
  readonly name: string;
  readonly value: string;
  /** What is copied to the clipboard; an amount as digits only. */
  readonly copied?: string;
}

function Detail({ name, value, copied }: DetailProps) {
  const what = name.toLowerCase();
  return (
    <div className="grid min-h-13 content-center py-2 sm:flex sm:items-center sm:gap-3 sm:py-0">
      <dt className="w-28 shrink-0 text-sm text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-1">
        <span className="min-w-0 font-bold wrap-anywhere tabular-nums">{value}</span>
        {copied !== undefined && (
          <IconButton
            label={donateTexts.copy(what)}
            icon={<Copy aria-hidden />}
            className="-mr-3 noscript:hidden"
            onClick={() => void copyAndConfirm(copied, what)}
          />
        )}
      </dd>
    </div>
  );
}
