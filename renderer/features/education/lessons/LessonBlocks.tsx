import type { LessonBlock } from '../../../content/education/course.ts';
import { Blocks } from '../../../site/blocks/Blocks.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type CourseMedia, FileLesson, VideoLesson } from '../media/index.ts';
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
  /** The videos and files that the blocks refer to. */
  readonly media: readonly CourseMedia[];
}

/** The content of a lesson: text as on public pages, slides, videos, files, exercises, and tasks. */
export const LessonBlocks = ({ blocks, at, media }: LessonBlocksProps) =>
  blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a lesson keeps its order
    <OneBlock key={place} block={block} at={at} media={media} />
  ));

interface OneBlockProps extends Omit<LessonBlocksProps, 'blocks'> {
  readonly block: LessonBlock;
}

function OneBlock({ block, at, media }: OneBlockProps) {
  switch (block.kind) {
    case 'slides':
      return <Slides slides={block.slides} />;
    case 'exercise':
      return <CalculatorExercise {...block} />;
    case 'task':
      return <CourseTask task={block.task} text={block.text} at={at} />;
    case 'package':
      return <CoursePackage id={block.package} text={block.text} at={at} />;
    case 'video': {
      const found = media.find(({ id }) => id === block.media);
      if (found === undefined) return <MissingMedia />;
      const { captions: captionsId, title, text } = block;
      return (
        <VideoLesson media={found} captionsId={captionsId} title={title} text={text} at={at} />
      );
    }
    case 'file': {
      const found = media.find(({ id }) => id === block.media);
      return found === undefined ? (
        <MissingMedia />
      ) : (
        <FileLesson media={found} text={block.text} />
      );
    }
    default:
      return <Blocks blocks={[block]} />;
  }
}

const MissingMedia = () => <p className={ui.warning}>This file is not part of the course.</p>;
