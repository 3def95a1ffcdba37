import type { LessonBlock } from '../../../content/education/course.ts';
import { Blocks } from '../../../site/blocks/Blocks.tsx';
import { CoursePackage } from '../packages/index.ts';
import { CourseTask } from '../tasks/index.ts';
import { CalculatorExercise } from './CalculatorExercise.tsx';
import { Slides } from './Slides.tsx';

/** The lesson a learner is in. */
export interface LessonPlace {
  readonly course: string;
  readonly lesson: string;
}

interface LessonBlocksProps {
  readonly blocks: readonly LessonBlock[];
  /** Null in a preview, where tasks can't be solved. */
  readonly at: LessonPlace | null;
}

/** The content of a lesson: text as on public pages, slides, exercises, and tasks. */
export const LessonBlocks = ({ blocks, at }: LessonBlocksProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a lesson keeps its order
  blocks.map((block, place) => <OneBlock key={place} block={block} at={at} />);

function OneBlock({ block, at }: { readonly block: LessonBlock; readonly at: LessonPlace | null }) {
  switch (block.kind) {
    case 'slides':
      return <Slides slides={block.slides} />;
    case 'exercise':
      return <CalculatorExercise {...block} />;
    case 'task':
      return <CourseTask task={block.task} text={block.text} at={at} />;
    case 'package':
      return <CoursePackage id={block.package} text={block.text} at={at} />;
    default:
      return <Blocks blocks={[block]} />;
  }
}
