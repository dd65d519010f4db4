import { useParams } from 'react-router';

/** The ids in the address of a course screen. An id that is none becomes NaN, which no content has. */
export function useCourseIds(): { topicId: number; curriculumId: number; lessonId: number } {
  const { topicId, curriculumId, lessonId } = useParams();
  return { topicId: Number(topicId), curriculumId: Number(curriculumId), lessonId: Number(lessonId) };
}
