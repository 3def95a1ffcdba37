import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { categories } from '../../../content/education/categories.ts';
import { LEVELS } from '../../../content/education/course.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { MoveButtons } from '../../../ui/list/MoveButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Authoring.module.css';
import { type DraftErrors, type EditedCourse, moveItem, nextLessonId } from './courseDraft.ts';
import { LessonEditor } from './LessonEditor.tsx';

export const CATEGORY_OPTIONS = categories.map(({ slug, heading }) => [slug, heading] as const);
export const LEVEL_OPTIONS = Object.entries(LEVELS);
const MAX_LESSONS = 60;

export interface EditorViewProps {
  readonly course: EditedCourse;
  readonly errors: DraftErrors;
  readonly onChange: (change: (before: EditedCourse) => EditedCourse) => void;
}

/** Facts of the course, its lessons in order, and the lesson that is open. */
export function ContentView({ course, errors, onChange }: EditorViewProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const { lessons } = course;
  const open = lessons.find(({ id }) => id === openId) ?? lessons[0];
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <CourseFields course={course} errors={errors} onChange={onChange} />
        <h2>Lessons</h2>
        <ol className={styles.lessons}>
          {lessons.map(({ id, title, section }, place) => (
            <li key={id}>
              <button
                type="button"
                className={styles.open}
                aria-current={id === open?.id ? 'true' : undefined}
                onClick={() => setOpenId(id)}
              >
                {title === '' ? 'Untitled lesson' : title}
                {section !== '' && <span className={ui.subline}>{section}</span>}
              </button>
              <MoveButtons
                name={title}
                isFirst={place === 0}
                isLast={place === lessons.length - 1}
                onMove={(isUp) =>
                  onChange((before) => ({
                    ...before,
                    lessons: moveItem(before.lessons, place, isUp),
                  }))
                }
              />
            </li>
          ))}
        </ol>
        <div className={ui.wrap}>
          <Button
            disabled={lessons.length >= MAX_LESSONS}
            onClick={() => {
              const id = nextLessonId(lessons);
              const lesson = {
                id,
                title: `Lesson ${lessons.length + 1}`,
                section: lessons.at(-1)?.section ?? '',
                summary: '',
                minutes: '5',
                blocks: [],
              };
              onChange((before) => ({ ...before, lessons: [...before.lessons, lesson] }));
              setOpenId(id);
            }}
          >
            Add lesson
          </Button>
          {lessons.length > 1 && open !== undefined && (
            <Button
              variant="minimal"
              aria-label={`Delete lesson ${open.title}`}
              onClick={() =>
                onChange((before) => ({
                  ...before,
                  lessons: before.lessons.filter(({ id }) => id !== open.id),
                }))
              }
            >
              Delete lesson
            </Button>
          )}
        </div>
      </div>
      {open !== undefined && (
        <LessonEditor
          key={open.id}
          lesson={open}
          errors={errors}
          onChange={(changed) =>
            onChange((before) => ({
              ...before,
              lessons: before.lessons.map((lesson) =>
                lesson.id === changed.id ? changed : lesson,
              ),
            }))
          }
        />
      )}
    </div>
  );
}

const CourseFields = ({ course, errors, onChange }: EditorViewProps) => (
  <>
    <TextField
      label="Title"
      maxLength={120}
      value={course.title}
      error={errors.get('title')}
      onChange={({ target }) => onChange((before) => ({ ...before, title: target.value }))}
    />
    <TextAreaField
      label="Summary"
      rows={3}
      maxLength={300}
      value={course.summary}
      onChange={({ target }) => onChange((before) => ({ ...before, summary: target.value }))}
    />
    <div className={styles.row}>
      <SelectField
        label="Topic"
        options={CATEGORY_OPTIONS}
        value={course.category}
        onChange={({ target }) => onChange((before) => ({ ...before, category: target.value }))}
      />
      <SelectField
        label="Level"
        options={LEVEL_OPTIONS}
        value={course.level}
        onChange={({ target }) => onChange((before) => ({ ...before, level: target.value }))}
      />
    </div>
  </>
);
