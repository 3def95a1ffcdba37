import type { LessonBlock } from '../../../content/education/course.ts';
import ui from '../../../ui/theme/ui.module.css';
import { LessonBlocks } from '../lessons/index.ts';
import { useCourseMediaQuery } from '../media/index.ts';
import styles from './Authoring.module.css';
import { checkCourse, type EditedCourse } from './courseDraft.ts';

interface PreviewViewProps {
  readonly courseId: string;
  readonly course: EditedCourse;
}

/** The course as learners will read it. Blocks with an error are left out. */
export function PreviewView({ courseId, course }: PreviewViewProps) {
  const { data: media = [] } = useCourseMediaQuery(courseId);
  const { content, errors } = checkCourse(course);
  return (
    <div className={styles.preview}>
      {errors.size > 0 && (
        <p className={ui.warning}>
          {errors.size === 1 ? '1 field has' : `${errors.size} fields have`} an error, so parts may
          be missing.
        </p>
      )}
      <p className={ui.muted}>{content.summary}</p>
      {content.lessons.map(({ id, title, section, minutes, blocks }) => (
        <article key={id} className={styles.preview}>
          <header>
            {section != null && section !== '' && <p className={ui.caption}>{section}</p>}
            <h2>{title}</h2>
            <p className={ui.note}>
              {Number.isInteger(minutes) ? `${minutes} min` : 'No time yet'}
            </p>
          </header>
          {blocks.length === 0 ? (
            <p className={ui.note}>This lesson has no content yet.</p>
          ) : (
            <LessonBlocks blocks={blocks as readonly LessonBlock[]} at={null} media={media} />
          )}
        </article>
      ))}
    </div>
  );
}
