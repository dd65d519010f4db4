import { userTexts } from '#contract/texts/users.ts';
import { SecondFactorRule } from '#app/features/second-factor/second-factor-rule.tsx';
import { UserList } from '#app/features/users/user-list.tsx';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { ListSearch } from '#app/ui/forms/list-search.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function UsersPage() {
  const { search, setSearch } = useListAddress();
  const session = useSession();
  return (
    <Page title={userTexts.title} lead={userTexts.lead}>
      <PageHead title={userTexts.title} />
      <div className="grid gap-5">
        <ListSearch label={userTexts.search} search={search} onSearch={setSearch} />
        <UserList ownId={session?.userId ?? null} />
        <SecondFactorRule />
      </div>
    </Page>
  );
}
