import { useNavigate } from 'react-router';
import { SearchBox } from '#app/features/dictionary/search-box.tsx';
import { paths } from '#app/lib/paths.ts';

/** The search box of the landing page: it leads to the results. */
export default function HomeSearch() {
  const navigate = useNavigate();
  return (
    <SearchBox searched="" recent={false} onSearch={(text) => text && void navigate(paths.searchFor(text))} />
  );
}
