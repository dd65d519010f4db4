import {
  exportSentences,
  importSentences,
  inspectSentence,
  trySentence,
} from '#contract/contributions/sentence-endpoints.ts';
import { invalidating, route } from '#server/http/route.ts';
import type { SentenceFilesService } from './sentence-files.service.ts';
import type { SentenceToolsService } from './sentence-tools.service.ts';

interface SentenceTools {
  readonly tools: SentenceToolsService;
  readonly files: SentenceFilesService;
}

export const sentenceToolsRoutes = ({ tools, files }: SentenceTools) => [
  route(inspectSentence, ({ caller, body }) => tools.inspect(caller, body)),
  route(trySentence, ({ caller, body }) => tools.try(caller, body)),
  route(exportSentences, ({ caller, params, headers }) => {
    headers['Content-Disposition'] = `attachment; filename="kakehashi-bai-${params.lessonId}.csv"`;
    return files.export(caller, params.lessonId);
  }),
  invalidating(
    route(importSentences, ({ caller, params, query, body }) =>
      files.import(caller, params.lessonId, body.file, { dryRun: query.dryRun === 'true' }),
    ),
  ),
];
