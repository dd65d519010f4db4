import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { SearchBox } from '#app/features/dictionary/search/search-box.tsx';

/** The search box of the landing page; it opens the results page. */
export default function HomeSearch() {
  const navigate = useNavigate();
  return (
    <SearchBox searched="" recent={false} onSearch={(text) => text && void navigate(paths.searchFor(text))} />
  );
}
