import { userTexts } from '#contract/texts/users.ts';
import { UserList } from '#app/features/users/user-list.tsx';
import { PageHead } from '#app/lib/page-head.tsx';
import { useListAddress } from '#app/lib/use-list-address.ts';
import { ListSearch } from '#app/ui/list-search.tsx';
import { Page } from '#app/ui/page.tsx';

export default function UsersPage() {
  const { search, setSearch } = useListAddress();
  return (
    <Page title={userTexts.title} lead={userTexts.lead}>
      <PageHead title={userTexts.title} />
      <div className="grid gap-5">
        <ListSearch label={userTexts.search} search={search} onSearch={setSearch} />
        <UserList />
      </div>
    </Page>
  );
}
