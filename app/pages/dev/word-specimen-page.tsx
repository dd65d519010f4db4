import { WordView } from '#app/features/dictionary/word-view.tsx';
import { PageHead } from '#app/lib/page-head.tsx';
import { speakJapanese } from '#app/lib/speech.ts';
import { showToast } from '#app/ui/toast.tsx';
import { benkyou } from './specimen-data.ts';

export default function WordSpecimenPage() {
  return (
    <>
      <PageHead title="勉強" />
      <WordView
        word={benkyou}
        onListen={speakJapanese}
        onSave={() => showToast('Đã thêm vào danh mục yêu thích', 'success')}
      />
    </>
  );
}
