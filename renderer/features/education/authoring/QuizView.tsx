import { Button } from '@blueprintjs/core';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Authoring.module.css';
import type { EditorViewProps } from './ContentView.tsx';
import {
  type DraftErrors,
  type EditedCourse,
  type EditedQuestion,
  fieldPath,
  newKey,
} from './courseDraft.ts';

const MAX_QUESTIONS = 200;

const RULES = [
  { name: 'quizQuestions', label: 'Questions per attempt' },
  { name: 'passingPercent', label: 'Passing score (%)' },
  { name: 'attemptsPerDay', label: 'Attempts per day' },
  { name: 'validMonths', label: 'Valid for (months)' },
] as const;

/** The rules of the quiz and its question bank. */
export function QuizView({ course, errors, onChange }: EditorViewProps) {
  const { questions, lessons } = course;
  const setQuestions = (change: (before: readonly EditedQuestion[]) => readonly EditedQuestion[]) =>
    onChange((before: EditedCourse) => ({ ...before, questions: change(before.questions) }));
  return (
    <div className={`${styles.part} ${styles.preview}`}>
      <div className={styles.row}>
        {RULES.map(({ name, label }) => (
          <WholeNumberField
            key={name}
            label={label}
            isOptional={name === 'validMonths'}
            value={course[name]}
            error={errors.get(name)}
            onChange={({ target }) => onChange((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
      </div>
      <p className={ui.note}>
        {questions.length === 1 ? '1 question' : `${questions.length} questions`} in the bank. Each
        attempt draws at random and shuffles the choices.
      </p>
      {questions.map((question, place) => (
        <QuestionEditor
          key={question.key}
          question={question}
          place={place}
          lessons={lessons.map(({ id, title }) => [id, title] as const)}
          errors={errors}
          onChange={(changed) =>
            setQuestions((before) =>
              before.map((each) => (each.key === changed.key ? changed : each)),
            )
          }
          onDelete={() =>
            setQuestions((before) => before.filter(({ key }) => key !== question.key))
          }
        />
      ))}
      <div className={ui.wrap}>
        <Button
          disabled={questions.length >= MAX_QUESTIONS}
          onClick={() =>
            setQuestions((before) => [
              ...before,
              {
                key: newKey(),
                lesson: before.at(-1)?.lesson ?? lessons[0]?.id ?? '',
                prompt: '',
                choices: '',
                explanation: '',
              },
            ])
          }
        >
          Add question
        </Button>
      </div>
    </div>
  );
}

interface QuestionEditorProps {
  readonly question: EditedQuestion;
  readonly place: number;
  readonly lessons: readonly (readonly [string, string])[];
  readonly errors: DraftErrors;
  readonly onChange: (question: EditedQuestion) => void;
  readonly onDelete: () => void;
}

function QuestionEditor(props: QuestionEditorProps) {
  const { question, place, lessons, errors, onChange, onDelete } = props;
  const error = (name: string) => errors.get(fieldPath('question', question.key, name));
  const isLost = lessons.every(([id]) => id !== question.lesson);
  const name = `Question ${place + 1}`;
  return (
    <section aria-label={name} className={styles.item}>
      <header>
        <h2>{name}</h2>
        <Button size="small" variant="minimal" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </header>
      <TextAreaField
        label="Question"
        rows={2}
        maxLength={600}
        value={question.prompt}
        error={error('prompt')}
        onChange={({ target }) => onChange({ ...question, prompt: target.value })}
      />
      <TextAreaField
        label="Choices"
        hint="One per line, the correct one first."
        rows={4}
        maxLength={2400}
        value={question.choices}
        error={error('choices')}
        onChange={({ target }) => onChange({ ...question, choices: target.value })}
      />
      <TextAreaField
        label="Explanation"
        hint="Shown after submission."
        rows={2}
        maxLength={1000}
        value={question.explanation}
        error={error('explanation')}
        onChange={({ target }) => onChange({ ...question, explanation: target.value })}
      />
      <SelectField
        label="Lesson that answers it"
        options={isLost ? [['', 'Choose a lesson'], ...lessons] : lessons}
        value={isLost ? '' : question.lesson}
        error={isLost ? 'This lesson was deleted. Choose another one.' : undefined}
        onChange={({ target }) => onChange({ ...question, lesson: target.value })}
      />
    </section>
  );
}
