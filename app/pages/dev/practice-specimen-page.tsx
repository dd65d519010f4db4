import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { practiceTexts } from '#contract/texts/practice.ts';
import { AnswerForm } from '#app/features/practice/answer-form.tsx';
import { SentencePrompt } from '#app/features/practice/sentence-prompt.tsx';
import { VerdictPanel } from '#app/features/practice/verdict-panel.tsx';
import { PageHead } from '#app/lib/page-head.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { judgements } from './specimen-data.ts';

/** The practice screen in every verdict, one after the other. */
export default function PracticeSpecimenPage() {
  const [answer, setAnswer] = useState('毎朝六時で起きました');
  const [romaji, setRomaji] = useState(true);
  return (
    <div className="container-page grid max-w-3xl gap-8 py-8 sm:py-12">
      <PageHead title={practiceTexts.translateThis} />
      <SentencePrompt
        lesson="Buổi sáng"
        sentence="Mỗi sáng tôi thức dậy lúc sáu giờ."
        position={3}
        total={8}
      />
      <AnswerForm
        answer={answer}
        onChange={setAnswer}
        romaji={romaji}
        onRomajiChange={setRomaji}
        onCheck={() => showToast(answer)}
        onHint={() => showToast('Mốc giờ cụ thể cần một trợ từ chỉ thời điểm.')}
      />
      {judgements.map((judgement, index) => (
        <VerdictPanel
          key={index}
          judgement={judgement}
          actions={
            judgement.verdict === 'wrong' && (
              <>
                <Button variant="secondary" size="small" onClick={() => showToast('毎朝六時に起きます。')}>
                  {practiceTexts.showAnswer}
                </Button>
                <Button variant="quiet" size="small" onClick={() => showToast(practiceTexts.alsoRight)}>
                  {practiceTexts.alsoRight}
                </Button>
              </>
            )
          }
        />
      ))}
      <div className="flex justify-between gap-3">
        <Button variant="secondary" icon={<ChevronLeft className="size-4" />}>
          {practiceTexts.previous}
        </Button>
        <Button variant="secondary">
          {practiceTexts.next}
          <ChevronRight className="size-4" />
        </Button>
      </div>
    </div>
  );
}
