import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { AuthoredReview } from '../../network/brokerReviews/index.ts';
import { useWriteVendorReviewMutation } from './vendorReviewsApi.ts';

export interface ProjectReviewProps {
  readonly projectId: string;
  readonly vendor: string;
  /** Null if no review was written. */
  readonly review: {
    readonly state: 'waiting' | 'published' | 'refused';
    readonly signed: string;
    readonly rating: number;
    readonly body: string | null;
    readonly reason: string | null;
    readonly reply: string | null;
  } | null;
}

const NOT_YET = { state: 'asked', signed: null, rating: null, body: null, reason: null } as const;

/** The client's review of the vendor and its status. */
export default function ProjectReview({ projectId, vendor, review }: ProjectReviewProps) {
  const [write] = useWriteVendorReviewMutation();
  return (
    <ReviewList>
      <AuthoredReview
        id={projectId}
        name={vendor}
        review={review ?? NOT_YET}
        hint="Don't name the community or the price. Reviews are public."
        send={(written) => write({ projectId, ...written })}
      />
    </ReviewList>
  );
}
